/** One cell of the table: one class of failure, one remote. Absent: the class has no such question. */
export type Figures = {
  what: string;
  remote: string;
  /** Header and footer stayed. */
  frame?: boolean;
  /** Another remote opened by a link, in the same document. */
  others?: boolean;
  /** From the moment at which the page can know of the failure to the notice; null when no notice came. */
  noticeMs?: number | null;
  /** "Reîncercați" worked after the repair, in the same document. */
  retry?: boolean;
  /** The server was told, with remote and version. */
  logged?: boolean;
  /** What else was asked of this class. */
  also?: boolean;
  /** False: the cell broke off before it had figures. */
  whole?: boolean;
};

export const FIGURES = 'figures';
