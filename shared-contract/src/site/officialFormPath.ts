/** Where the HTML server gives an official form of a document, and the list of its fields. */
export const officialFormPath = (document: string, ending: 'pdf' | 'json') =>
  `/formulare/${document}.${ending}`;
