/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { cropPage } from './cropPage';

const corner = { x: 0, y: 0, width: 0.5, height: 0.25 };

test.each([
  [0, { x: 10, y: 170, width: 50, height: 50 }],
  [90, { x: 10, y: 20, width: 25, height: 100 }],
  [180, { x: 60, y: 20, width: 50, height: 50 }],
  [270, { x: 85, y: 120, width: 25, height: 100 }],
])('the top left part of a page turned by %s degrees is what is shown there', async (turn, box) => {
  const page = (await PDFDocument.create()).addPage();
  page.setMediaBox(10, 20, 100, 200);
  page.setTrimBox(0, 0, 1, 1);
  page.setRotation(degrees(turn));
  cropPage(page, corner);
  expect(page.getCropBox()).toEqual(box);
  expect([page.getMediaBox(), page.getTrimBox()]).toEqual([box, box]);
});
