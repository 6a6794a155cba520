import { useEffect } from 'react';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { Photo, type PhotoProps } from '@anunturi/shared-ui/display/Photo';
import { hiddenPhotos, readPhotos } from '../data/hiddenPhotos';

type Props = Omit<PhotoProps, 'src'> & { path: string | undefined; status: string };
const NONE: ReadonlyMap<string, string> = new Map();

/** A photo of a listing that is looked at; of one that is off the site administrators read it with their own right. */
export function ListingPhoto({ path, status, ...photo }: Props) {
  const isHidden = !showsPhotos(status);
  const read = useStore(hiddenPhotos, NONE);
  useEffect(() => {
    if (isHidden && path !== undefined) readPhotos([path]);
  }, [isHidden, path]);
  const addressOf = isHidden ? (asked: string) => read.get(asked) : storageUrl;
  const src = path === undefined ? undefined : addressOf(path);
  return <Photo {...photo} {...(src && { src })} />;
}
