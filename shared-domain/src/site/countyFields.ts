/** What each field of `counties/{code}.json` is: descriptions of its JSON schema, and what a refusal expects there. */
export const countyFields = {
  $schema: 'the path of docs/schemas/county.schema.json, for editors',
  places: 'the list of 2 to 300 places of the county, each named once',
  'places[]':
    'a place: [name, "city", "town" or "commune", latitude, longitude], e.g. ["Numele", "town", 45.7, 24.4]',
  'places[][0]': 'the name of a place that stands nowhere else in the list, 2 to 60 characters',
  'places[][1]': '"city" (municipiu), "town" (oraș) or "commune" (comună)',
  'places[][2]': 'the latitude in degrees, 43 to 49',
  'places[][3]': 'the longitude in degrees, 20 to 30',
  demonstration: 'what the demonstration data takes of the county, with mentioned and surcharges',
  'demonstration.mentioned': "names of places that the demonstration's texts mention first",
  'demonstration.mentioned[]': 'the name of a place of the list',
  'demonstration.surcharges':
    'examples of surcharges on the vehicle tax, in percent, by the names of places',
  'demonstration.surcharges.*': 'a place of the list, with a whole number from 0 to 100',
} as const;
