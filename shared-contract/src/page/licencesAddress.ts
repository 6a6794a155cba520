/** Where visitors read the licences of all packages that the site's files carry. */
export const LICENCES_PATH = '/licente.txt';
/** Beside the files of each build: what that build carries (`licencesSchema`). */
export const LICENCES_FILE = 'licences.json';
