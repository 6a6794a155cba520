import { storageUrl } from './firebase';
import { useHiddenPhoto } from './useHiddenPhoto';

/** The address at which the page's reader sees a photo of a listing: of a deleted one only its owner and administrators do. */
export function useListingPhoto(path: string | undefined, isDeleted: boolean): string | undefined {
  const hidden = useHiddenPhoto(isDeleted ? path : undefined);
  return isDeleted ? hidden : path && storageUrl(path);
}
