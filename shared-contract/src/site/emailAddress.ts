/** What forms, commands and settings take for an e-mail address: a name, `@` and a host with an ending, no spaces. */
export const EMAIL_ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;
