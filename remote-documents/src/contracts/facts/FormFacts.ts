/** A place that an office fills in or stamps: printed empty, with the words and lines that the model has in it. */
export type OfficeBox = {
  id: string;
  /** The party whose local tax office fills it in. */
  office: 'seller' | 'buyer';
  /** Where on the page it stands. */
  place: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  title: string;
  lines: readonly string[];
};

/** A: independent sources agree; B: one decent source; C: to be checked. */
export type Certainty = 'A' | 'B' | 'C';

/** Something that is known of a model, and how surely; `unknown` where no source says it. */
export type Known = { is: string; sure: Certainty } | 'unknown';

/** What is known of an official model: the page is drawn from it, and the made PDF is held against it. */
export type FormFacts = {
  /** As people name it. */
  name: string;
  /** The act that approved the model. */
  act: Known;
  version: Known;
  /** ISO day from which this version is in force. */
  validFrom: Known;
  /** Where what stands here comes from. */
  sources: readonly { says: string; from: string; sure: Certainty }[];
  /** After what the page is made, as the page says it. */
  after: string;
  boxes: readonly OfficeBox[];
  /** Captions of what is filled in, in the order in which they are printed. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Places where those who hold a copy sign that it is as the original. */
  copies: readonly string[];
  notes: readonly string[];
  /** Within how many days of the act the paper is handed in, where it is a declaration or an application. */
  days?: number;
};
