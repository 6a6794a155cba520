/** Colours of the cars that pass through a workshop. */
export const carPaints = ['#b3262b', '#1f4e8c', '#8f979d', '#2d5a45', '#e6e8e9', '#d0912c'];
