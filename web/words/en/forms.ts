export const leaveEmpty = 'Leave this field empty';
export const privacy = 'How we process your personal data is set out in {notice}.';
export const noticeOf = (version: string) => `the privacy notice (version ${version})`;
export const notice = 'the privacy notice';
