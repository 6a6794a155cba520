export type FileKind = 'pdf' | 'tiff' | 'heic' | 'image';

const START_BYTES = 1024;
const IMAGES = /^(\xff\xd8\xff|\x89PNG|GIF8|BM|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** What a file is by its bytes; by its name and type where these say nothing; null when it is nothing we take. */
export async function fileKind(file: File): Promise<FileKind | null> {
  const start = String.fromCharCode(
    ...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()),
  );
  if (start.includes('%PDF-')) return 'pdf';
  if (/^(II[*+]\0|MM\0[*+])/.test(start)) return 'tiff'; // with +: BigTIFF, which is said to be of a rare kind
  if (/^.{4}ftyp(hei[cfsx]|hev[cx]|mif1|msf1)/s.test(start)) return 'heic';
  if (IMAGES.test(start)) return 'image';
  return kindByName(file);
}

function kindByName({ name, type }: File): FileKind | null {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'; // may have lost its first line
  if (/^image\/(jpeg|png|webp|avif|gif|bmp)$/.test(type) || /\.(jpe?g|png|webp|avif)$/i.test(name))
    return 'image';
  if (/^image\/tiff$/.test(type) || /\.tiff?$/i.test(name)) return 'tiff';
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? 'heic' : null;
}
