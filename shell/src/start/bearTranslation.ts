/**
 * A browser that translates the page puts elements of its own in the place of texts. React, which then takes a text away or
 * puts something before it, would throw, and the screen with what was typed would be gone: what stands elsewhere by
 * now is left alone, what goes before it goes to the end. A translated word may stay beside the new one.
 */
export function bearTranslation(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  // The browser's own answer: in a form, a field called `parentNode` would give another, and nobody could take the form away.
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'parentNode')!;
  const parentOf = (node: Node | null): unknown => node && get!.call(node);
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return parentOf(child) === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, parentOf(next) === this ? next : null) as T;
  };
}
