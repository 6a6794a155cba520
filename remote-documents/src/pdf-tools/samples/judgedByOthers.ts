/** Whether tests may ask qpdf and poppler, as `npm test -- readers` does. */
export const judgedByOthers = process.env.TEST_READERS === '1';
