/** What is downloaded before the first picture is read: the recogniser (tesseract.js-core) and what it knows of Romanian; kept by the browser afterwards. */
export const READER_BYTES = 2_600_000;
