// jsdom draws nothing.
export const renderPdfPage = jest.fn(async () => {});
export const closePdf = jest.fn(async () => {});
export const closePdfs = jest.fn(async () => {});
