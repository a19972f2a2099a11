/** What colleagues call each other: the part of the address before the '@'. */
export const adminName = (email: string) => email.split('@')[0] ?? email;
