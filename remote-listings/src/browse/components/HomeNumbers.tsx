import { plural } from '@anunturi/shared-domain/formats/plural';
import { useCategories } from '#data/lists/useLists';
import { useCategoryCounts } from '../data/useHome';

/** How much there is to choose from, in one line; nothing until it is known. */
export function HomeNumbers({ className }: { className?: string }) {
  const categories = useCategories();
  const counts = useCategoryCounts();
  const countOf = (kind: string) =>
    categories.state === 'ready' && counts.state === 'ready'
      ? categories.value
          .filter((each) => each.kind === kind)
          .reduce((sum, { id }) => sum + (Number.parseInt(counts.value[id] ?? '0', 10) || 0), 0)
      : 0;
  const [vehicles, services] = [countOf('vehicle'), countOf('service')];
  if (vehicles + services === 0) return null;
  return (
    <p className={className}>
      {plural(vehicles, 'anunț auto', 'anunțuri auto')} · {plural(services, 'serviciu', 'servicii')}{' '}
      · publicarea este gratuită
    </p>
  );
}
