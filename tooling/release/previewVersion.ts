/** What the version of a preview begins with: such a build is shown by a link, and never goes live. */
export const PREVIEW_VERSION = 'preview-';
