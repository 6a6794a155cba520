import { FieldValue } from '@google-cloud/firestore';
import { defineMigration } from './defineMigration';

/** Winter tyres were one of many pieces of equipment; now they are a fact of their own, which a search may ask for. */
export const moveWinterTyres = defineMigration({
  number: 11,
  name: 'winter tyres are a fact of their own, not equipment',
  collection: 'listings',
  change({ path, data }, store) {
    const equipment: unknown = data.vehicle?.equipment;
    if (!Array.isArray(equipment) || !equipment.includes('winterTyres')) return;
    store.update(path, {
      'vehicle.winterTyres': true,
      'vehicle.equipment': FieldValue.arrayRemove('winterTyres'),
    });
  },
});
