import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// How long a `findBy` may look before it says that something is missing; a guard, not a measure.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lacks what browsers have had for years; the SDK and React's server renderer need these.
Object.assign(globalThis, {
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
});
if (globalThis.HTMLDialogElement && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    this.returnValue = value ?? '';
    this.dispatchEvent(new Event('close'));
  };
}
if (globalThis.window && !window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  });
}
if (globalThis.Element && !Element.prototype.scrollIntoView)
  Element.prototype.scrollIntoView = () => {};
