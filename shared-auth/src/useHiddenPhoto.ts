import { useEffect, useState } from 'react';
import { readHiddenPhoto } from './readHiddenPhoto';

/**
 * A photo of a deleted listing as an address of this page: its owner and administrators alone may read it, and a picture's own
 * address would ask as nobody. Undefined until it is here, and where it cannot be read.
 */
export function useHiddenPhoto(path: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ path: string; address: string }>();
  useEffect(() => {
    if (path === undefined) return;
    let address = '';
    let isOver = false;
    void readHiddenPhoto(path).then(
      (photo) => {
        if (isOver) return;
        address = URL.createObjectURL(photo);
        setShown({ path, address });
      },
      (error: unknown) => console.warn(`The photo ${path} could not be read`, error),
    );
    return () => {
      isOver = true;
      if (!address) return;
      URL.revokeObjectURL(address);
      setShown(undefined); // the path may come back before its photo is read again
    };
  }, [path]);
  return shown?.path === path ? shown?.address : undefined;
}
