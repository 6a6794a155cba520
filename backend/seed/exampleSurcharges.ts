/** Example data, not decisions of these councils: surcharges on the vehicle tax, in percent, so that a demonstration shows them at work. */
export const exampleSurcharges: Readonly<Record<string, number>> = {
  sibiu: 16,
  medias: 12,
  agnita: 5,
  avrig: 8,
  cisnadie: 10,
  dumbraveni: 3,
  'ocna-sibiului': 20,
  saliste: 6,
  talmaciu: 10,
  selimbar: 14,
  'sura-mica': 15,
  cristian: 9,
  'gura-raului': 4,
};
