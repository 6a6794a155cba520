import type { ListingFilters } from '../listingFilters';
import type { ListingSort } from '../listingSorts';

/**
 * What a narrowing is about. Narrowings of one subject are given up together, in the order of `giveUpOrder`; an address's own filters
 * are never among them.
 */
export type Subject =
  | 'kind'
  | 'category'
  | 'make'
  | 'model'
  | 'generation'
  | 'price'
  | 'year'
  | 'mileage'
  | 'power'
  | 'engine'
  | 'fuel'
  | 'gearbox'
  | 'body'
  | 'drive'
  | 'norm'
  | 'seats'
  | 'colour'
  | 'tyres'
  | 'condition'
  | 'seller'
  | 'photos'
  | 'programme'
  | 'place';

/** Filters that words can stand for: all but the words themselves and the order. */
export type MeantFilters = Omit<ListingFilters, 'words' | 'sort' | 'sellerId' | 'withNeighbours'>;

/** How sure a reading is: said as such; put right from a misspelling or a size; one meaning of several. */
type Certainty = 'said' | 'corrected' | 'guessed';

/** Filters that some of the words stand for. */
export type Narrowing = {
  subject: Subject;
  /** The filters as an address would have them: `{ make: 'volkswagen' }`, `{ yearFrom: 2014, yearTo: 2023 }`. */
  filters: MeantFilters;
  /** The words that say it, as typed: `["wolksvagen"]`. Empty where it follows from another narrowing (a model's make). */
  said: readonly string[];
  certainty: Certainty;
  /** What misspelt words were read as: `Volkswagen`. */
  readAs?: string;
  /** Other meanings of the same words, most likely first, then wider ones: a radius, a year more, a price a little over. */
  alternatives: readonly MeantFilters[];
  /** Ways to say it in a listing's text, as of `SoughtText`: among what it narrows to, a listing that says one ranks first. */
  ranks?: readonly (readonly string[])[];
};

/** Words that no filter holds: they rank the listings that have them, in title, facts or description. */
export type SoughtText = {
  /** As typed: `fără accident`. */
  said: string;
  /** Folded words of each way to say the same; a listing has it when it has all words of one way. */
  ways: readonly (readonly string[])[];
  /** The fact that says the same when it is true: `noAccident` of a vehicle, `givesWarranty` of a service. */
  flag?: SoughtFlag;
};
export type SoughtFlag =
  | 'firstOwner'
  | 'serviceBook'
  | 'noAccident'
  | 'registeredInRomania'
  | 'exchangeAccepted'
  | 'vatDeductible'
  | 'givesInvoice'
  | 'givesWarranty';

/** A number by which a person looks for a listing of their own; never searched among other people's. */
export type OwnLookup = { by: 'vin' | 'plate' | 'phone'; value: string; said: string };

/** What typed words mean, read anew at each request. Every typed word is in one of the parts. */
export type Understood = {
  narrowings: readonly Narrowing[];
  /** Narrowings that contradict what was chosen: not applied, offered as another search. */
  overruled: readonly Narrowing[];
  /** The order that words ask for: "ieftin". */
  order?: { sort: ListingSort; said: readonly string[] };
  text: readonly SoughtText[];
  /** Words that say nothing about a listing: "caut", "de vânzare". */
  filler: readonly string[];
  own?: OwnLookup;
};

/** What the reading of words stands on besides the words. */
export type UnderstandContext = {
  /** The site's localities. */
  places: readonly { id: string; name: string }[];
  county: { name: string; code: string };
  /** The categories in use; those of the default tree when absent. */
  categories?: readonly { id: string; kind: 'vehicle' | 'service'; label: string }[];
  /** What was chosen in the address: it decides, words only add to it. */
  chosen: ListingFilters;
  /** Words that a person asked not to read as filters ("nu, caută «golf» ca text"), as typed. */
  asText?: readonly string[];
  /** True for a folded word that listings have: it is not taken for a misspelling of another. */
  isKnown?(word: string): boolean;
  /** The year of today, for "cel mult 5 ani". */
  year: number;
};
