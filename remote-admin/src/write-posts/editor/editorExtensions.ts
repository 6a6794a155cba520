import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { PostFigcaption, PostFigure } from './PostFigureNodes';
import { PostImageNode } from './PostImageNode';

/** What can be written in a post: no more than the allow-list of blogHtml. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (address) => isBlogAttribute('a', 'href', address),
    },
  }),
  PostImageNode,
  PostFigure,
  PostFigcaption,
  // Without the widths that the extension writes into style attributes.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
