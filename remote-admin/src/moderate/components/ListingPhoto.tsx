import { useListingPhoto } from '@anunturi/shared-auth/useListingPhoto';
import { Photo, type PhotoProps } from '@anunturi/shared-ui/display/Photo';

type Props = Omit<PhotoProps, 'src'> & { path: string | undefined; isDeleted: boolean };

/** A photo of a listing that is looked at; of a deleted one administrators read it with their own right. */
export function ListingPhoto({ path, isDeleted, ...photo }: Props) {
  const src = useListingPhoto(path, isDeleted);
  return <Photo {...photo} {...(src && { src })} />;
}
