/** A way to reach somebody that stands in a text: what it is, and from where to where. */
export type Contact = {
  kind: 'phone' | 'email' | 'link' | 'messenger';
  start: number;
  /** The place after its last sign. */
  end: number;
  /** Of a Romanian number, as it is stored: `0712345678`. */
  phone?: string;
};

/** What a person reads for each kind. */
export const contactNames: Record<Contact['kind'], string> = {
  phone: 'număr de telefon',
  email: 'adresă de e-mail',
  link: 'adresă de internet',
  messenger: 'nume de utilizator din altă aplicație',
};
