import { layoutDocument } from './page-model/layoutDocument';
import type { DocumentContent } from './page-model/blocks';
import type { PageModel } from './page-model/pageModel';
import { blankUntouched } from './blankUntouched';
import type { DocumentDefinition, Values } from './documentTypes';
import type { Signatures } from './signing/signature';

type Options = {
  /** Once for each copy, marked with whose it is. */
  allCopies?: boolean;
  signatures?: Signatures;
  /** With all copies: the signatures stand on the original alone, the rest is for the pen. */
  onlyOriginalSigned?: boolean;
};

/** A filled-in document as pages. */
export function makePages(
  definition: DocumentDefinition,
  typed: Values,
  { allCopies = false, signatures = {}, onlyOriginalSigned = false }: Options = {},
): PageModel {
  const values = blankUntouched(definition, typed);
  const pagesOf = (answers: Values, signed: Signatures) =>
    layoutDocument(withSignatures(definition.content(answers), signed));
  if (!allCopies || !definition.copies) return pagesOf(values, signatures);
  const [original, ...copies] = definition.copies.map((copy, at) =>
    pagesOf(
      { ...values, copy, copyNote: copyNote(copy) },
      at > 0 && onlyOriginalSigned ? {} : signatures,
    ),
  );
  return { title: original!.title, pages: [original!, ...copies].flatMap((each) => each.pages) };
}

/** What follows the contract itself: its annexes and the papers made with it, as pages. */
export function makeAnnexes(
  definition: DocumentDefinition,
  typed: Values,
  signatures: Signatures,
): PageModel {
  const content = definition.content(blankUntouched(definition, typed));
  const { title, annexes = [], papers = [] } = withSignatures(content, signatures);
  return { title, pages: [...annexes, ...papers].flatMap((each) => layoutDocument(each).pages) };
}

const copyNote = (copy: string) =>
  copy.startsWith('Copia')
    ? `${copy}. Conform cu originalul.`
    : `${copy}. Contractul s-a încheiat în 5 exemplare.`;

function withSignatures(content: DocumentContent, signatures: Signatures): DocumentContent {
  const blocks = content.blocks.map((block) => {
    if (block.kind !== 'signatures') return block;
    const parties = block.parties.map((party) => {
      const signature = signatures[party.role];
      return signature ? { ...party, signature } : party;
    });
    return { ...block, parties };
  });
  const signed = (those: readonly DocumentContent[] = []) =>
    those.map((each) => withSignatures(each, signatures));
  return { ...content, blocks, annexes: signed(content.annexes), papers: signed(content.papers) };
}

/** Who signs a document, by the roles under its lines. */
export function signingRoles(definition: DocumentDefinition, values: Values): string[] {
  const content = definition.content(values);
  return [content, ...(content.annexes ?? []), ...(content.papers ?? [])].flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'signatures' ? block.parties.map(({ role }) => role) : [],
    ),
  );
}
