export const todayAt = 'Bugün';
export const yesterdayAt = 'Dün';
export const today = 'bugün';
export const tomorrow = 'yarın';
export const onDay = (day: string) => `${day} günü`;
