/** What a licence wants said beside its text, by package; visitors read it at `/licente.txt`. */
export const licenceNotes: Record<string, string> = {
  // LGPL-3.0 §4: the recipient is told of it, finds its source, and can put a changed one in its place.
  'heic-to': [
    'Este folosită nemodificată. Cuprinde libheif (https://github.com/strukturag/libheif) și libde265',
    '(https://github.com/strukturag/libde265); versiunile lor sunt scrise la sursa de mai sus.',
    'Stă într-un fișier al ei, static/js/heic.chunk.js, cerut doar pentru fotografii HEIC: poate fi',
    'înlocuită cu o versiune modificată care oferă aceeași funcție, heicTo. Modificarea ei și',
    'ingineria inversă pentru depanarea modificărilor sunt permise.',
  ].join('\n'),
};
