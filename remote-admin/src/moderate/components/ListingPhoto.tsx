import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { Photo, type PhotoProps } from '@anunturi/shared-ui/display/Photo';

type Props = Omit<PhotoProps, 'src'> & { path: string | undefined; status: string };

/** A photo of a listing that is looked at; of one that is off the site administrators read it with their own right. */
export function ListingPhoto({ path, status, ...photo }: Props) {
  const [src] = usePhotoAddresses(path === undefined ? [] : [path], !showsPhotos(status));
  return <Photo {...photo} {...(src && { src })} />;
}
