/** For how many days a kept file may be opened by a link. */
export const fileLinkDays = [1, 7, 30] as const;
export type FileLinkDays = (typeof fileLinkDays)[number];

/** So many links of an account stand at once. */
export const FILE_LINKS_MAX = 50;
/** So often a link gives its file: enough for an office, too few to publish something by it. */
export const FILE_LINK_OPENINGS_MAX = 50;

/** Beside the commands, since `/api/` leads to trusted code everywhere. */
export const FILE_LINK_PATH = '/api/fisier';
/** The parameter that holds the token of a link. */
export const FILE_LINK_PARAM = 't';
/** With it the address of a link opens the form of a notice about its file. */
export const FILE_NOTICE_PARAM = 'sesizare';
