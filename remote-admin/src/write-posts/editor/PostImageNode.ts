import { storageUrl } from '@anunturi/shared-auth/firebase';
import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import Image from '@tiptap/extension-image';

/** A picture of the blog: stored by its path, rendered from its address. Pictures from elsewhere are not taken in. */
export const PostImageNode = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (image) => isBlogAttribute('img', 'src', image.getAttribute('src') ?? '') && null,
      },
    ];
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.src = storageUrl(String(node.attrs.src));
      dom.alt = String(node.attrs.alt ?? '');
      if (node.attrs.width) dom.width = Number(node.attrs.width);
      if (node.attrs.height) dom.height = Number(node.attrs.height);
      return { dom };
    };
  },
});
