/** How the subjects (`about.subject`) of e-mails begin that say that a release was taken back by itself. */
export const STEP_BACK = 'step back of ';
