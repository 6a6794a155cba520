/** Beside the commands, since `/api/` leads to them everywhere. */
export const MAIL_LINK_PATH = '/api/e-mail';
