/** The screens that a server draws too, each downloaded when first shown; a chunk is named after its screen. */
export const publicScreens = {
  calculator: () =>
    import(/* webpackChunkName: "calculator" */ './calculate-tax/CalculatorScreen').then(
      (file) => file.CalculatorScreen,
    ),
  taxSources: () =>
    import(/* webpackChunkName: "taxSources" */ './calculate-tax/sources/SourcesScreen').then(
      (file) => file.SourcesScreen,
    ),
  household: () =>
    import(/* webpackChunkName: "household" */ './calculate-tax/household/HouseholdScreen').then(
      (file) => file.HouseholdScreen,
    ),
  contracts: () =>
    import(/* webpackChunkName: "contracts" */ './contracts/ContractsScreen').then(
      (file) => file.ContractsScreen,
    ),
  pdfEntry: () =>
    import(/* webpackChunkName: "pdfEntry" */ './pdf-tools/PdfEntryScreen').then(
      (file) => file.PdfEntryScreen,
    ),
  archiveEntry: () =>
    import(/* webpackChunkName: "archiveEntry" */ './archive/ArchiveEntryScreen').then(
      (file) => file.ArchiveEntryScreen,
    ),
};
