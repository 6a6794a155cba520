import { useState } from 'react';
import { Plus } from '@anunturi/shared-ui/icons/Plus';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readCategories } from '#data/categories/readCategories';
import { AdminFrame } from '#components/AdminFrame';
import { CategoryDialog } from './components/CategoryDialog';
import { CategoryTree } from './components/CategoryTree';
import styles from './CategoriesScreen.module.css';

const kinds = [
  ['vehicle', 'Vehicule'],
  ['service', 'Servicii'],
] as const;

/** The categories in the order in which they are shown: moved, renamed, united, taken out of use. */
export function CategoriesScreen() {
  const categories = useLoad('admin categories', readCategories);
  const [adding, setAdding] = useState(false);
  return (
    <AdminFrame
      title="Categorii"
      lead="Ordinea de aici este cea de pe site. O categorie cu anunțuri nu dispare: se unește cu alta."
      actions={
        <Button size="small" icon={<Plus />} onClick={() => setAdding(true)}>
          Categorie nouă
        </Button>
      }
    >
      <LoadState
        of={categories}
        skeleton={<SkeletonRows count={8} />}
        failedTitle="Categoriile nu au putut fi încărcate"
      >
        {(all) => (
          <>
            <div className={styles.kinds}>
              {kinds.map(([kind, label]) => (
                <section key={kind} aria-label={label}>
                  <h2 className={styles.kind}>{label}</h2>
                  <CategoryTree all={all} kind={kind} onChanged={categories.reload} />
                </section>
              ))}
            </div>
            {adding && (
              <CategoryDialog
                all={all}
                onClose={() => setAdding(false)}
                onSaved={categories.reload}
              />
            )}
          </>
        )}
      </LoadState>
    </AdminFrame>
  );
}
