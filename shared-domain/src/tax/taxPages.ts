/** The page of the law articles and council decisions that the calculator rests on. */
export const TAX_SOURCES_PATH = '/calculator/surse';
/** The page that adds up the vehicles of a household; its query is the calculator's. */
export const HOUSEHOLD_PATH = '/calculator/masinile-casei';
