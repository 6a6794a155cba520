/** A post that no journey changes. */
export const seededPost = '/blog/impozitul-auto-in-2026-cum-se-calculeaza';
