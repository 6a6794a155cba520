import { storageUrl } from '@anunturi/shared-auth/firebase';
import { useHiddenPhoto } from '@anunturi/shared-auth/useHiddenPhoto';
import { Photo, type PhotoProps } from '@anunturi/shared-ui/display/Photo';

type Props = Omit<PhotoProps, 'src'> & { path: string | undefined; isDeleted: boolean };

/** A photo of a listing that is looked at; of a deleted one administrators read it with their own right. */
export function ListingPhoto({ path, isDeleted, ...photo }: Props) {
  const hidden = useHiddenPhoto(isDeleted ? path : undefined);
  const src = isDeleted ? hidden : path && storageUrl(path);
  return <Photo {...photo} {...(src && { src })} />;
}
