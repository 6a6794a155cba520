// What pdfjs-dist asks for when it is read in Node. Programs here read texts and sizes there; pages are drawn in browsers.
class NotDrawn {}

module.exports = { DOMMatrix: NotDrawn, ImageData: NotDrawn, Path2D: NotDrawn };
