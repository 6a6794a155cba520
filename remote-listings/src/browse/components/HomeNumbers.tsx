import { plural } from '@anunturi/shared-domain/formats/plural';
import { useKindCounts } from '../data/useHome';

/** How much there is to choose from, in one line; nothing until it is known. */
export function HomeNumbers({ className }: { className?: string }) {
  const vehicles = useKindCounts('vehicle')?.total ?? 0;
  const services = useKindCounts('service')?.total ?? 0;
  if (vehicles + services === 0) return null;
  return (
    <p className={className}>
      {plural(vehicles, 'anunț auto', 'anunțuri auto')} · {plural(services, 'serviciu', 'servicii')}{' '}
      · publicarea este gratuită
    </p>
  );
}
