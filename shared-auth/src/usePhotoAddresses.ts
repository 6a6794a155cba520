import { useEffect, useState } from 'react';
// Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { readStoredFile } from './readStoredFile';

type Addresses = ReadonlyMap<string, string>;
const NONE: Addresses = new Map();

/**
 * Where a page finds photos of a listing, in their order. Of one that is off the site (`isHidden`) its owner and administrators
 * alone may read them, and a picture's own address would ask as nobody: they are addresses of this page, undefined until they are
 * here, and where they cannot be read.
 */
export function usePhotoAddresses(
  paths: readonly string[],
  isHidden: boolean,
): (string | undefined)[] {
  const [read, setRead] = useState(NONE);
  const wanted = isHidden ? paths.join('\n') : '';
  useEffect(() => {
    if (!wanted) return;
    const made: string[] = [];
    let isOver = false;
    for (const path of wanted.split('\n'))
      void readStoredFile(path).then(
        (bytes) => {
          if (isOver || !bytes) return;
          const address = URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }));
          made.push(address);
          setRead((before) => new Map(before).set(path, address));
        },
        (error: unknown) => console.warn(`The photo ${path} could not be read`, error),
      );
    return () => {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
      if (made.length > 0) setRead(NONE); // a path may come back before its photo is read again
    };
  }, [wanted]);
  return paths.map((path) => (isHidden ? read.get(path) : storageUrl(path)));
}
