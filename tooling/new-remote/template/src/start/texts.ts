/** What the screen says. */
export const texts = {
  title: 'Vitrina',
  lead: 'Aici începe o parte nouă a site-ului.',
};
