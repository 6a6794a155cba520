import { useState } from 'react';
import type { ReactNode } from 'react';
import { ImageOff } from '../icons/ImageOff';
import { joinClasses } from '../text/joinClasses';
import styles from './Photo.module.css';

export type PhotoProps = {
  /** Without it, or when it does not load, a drawn placeholder stands in. */
  src?: string;
  alt: string;
  /** Size of the file in pixels: keeps the place free before it arrives. */
  width?: number;
  height?: number;
  /** A tiny WebP in base64: stands in the picture's place until it comes. */
  blur?: string | undefined;
  srcSet?: string;
  sizes?: string;
  /** In sight when the page opens: loaded at once and first. */
  priority?: boolean;
  /** Shape of the frame; `natural` follows the file. */
  ratio?: '4 / 3' | '16 / 9' | '1 / 1' | 'natural';
  /** `contain` shows all of it, on a quiet ground. */
  fit?: 'cover' | 'contain';
  /** In the placeholder instead of the crossed-out picture. */
  placeholder?: ReactNode;
  rounded?: boolean;
  className?: string;
};

/** A picture in a frame that never jumps. */
export function Photo({
  src,
  alt,
  width = 1600,
  height = 1200,
  blur,
  srcSet,
  sizes,
  priority,
  ratio = '4 / 3',
  fit = 'cover',
  placeholder,
  rounded,
  className,
}: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  // A picture of a prerendered page may have failed before React listened.
  const checkAlreadyFailed = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setFailedSrc(src);
  };
  const frame = joinClasses(styles.frame, rounded && styles.rounded, className);
  if (!src || failedSrc === src)
    return (
      <span
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        className={joinClasses(frame, styles.empty)}
        data-ratio={ratio}
      >
        {placeholder ?? <ImageOff strokeWidth={1.5} className={styles.icon} />}
      </span>
    );
  return (
    <span className={frame} data-ratio={ratio} data-fit={fit}>
      {blur && <img className={styles.blur} src={`data:image/webp;base64,${blur}`} alt="" />}
      <img
        ref={checkAlreadyFailed}
        className={styles.image}
        alt={alt}
        {...{ src, width, height, srcSet, sizes }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </span>
  );
}
