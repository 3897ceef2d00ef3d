/** Regions by country, with the abbreviations that people and old clients use. The ids are ours and only compared. */
const REGIONS: Readonly<Record<string, readonly (readonly [id: number, code: string, name: string])[]>> = {
  ZA: [
    [1, 'EC', 'Eastern Cape'],
    [2, 'FS', 'Free State'],
    [3, 'GP', 'Gauteng'],
    [4, 'KZN', 'KwaZulu-Natal'],
    [5, 'LP', 'Limpopo'],
    [6, 'MP', 'Mpumalanga'],
    [7, 'NW', 'North West'],
    [8, 'NC', 'Northern Cape'],
    [9, 'WC', 'Western Cape'],
  ],
  DE: [
    [20, 'BW', 'Baden-Württemberg'],
    [21, 'BY', 'Bayern'],
    [22, 'BE', 'Berlin'],
    [23, 'BB', 'Brandenburg'],
    [24, 'HB', 'Bremen'],
    [25, 'HH', 'Hamburg'],
    [26, 'HE', 'Hessen'],
    [27, 'MV', 'Mecklenburg-Vorpommern'],
    [28, 'NI', 'Niedersachsen'],
    [29, 'NW', 'Nordrhein-Westfalen'],
    [30, 'RP', 'Rheinland-Pfalz'],
    [31, 'SL', 'Saarland'],
    [32, 'SN', 'Sachsen'],
    [33, 'ST', 'Sachsen-Anhalt'],
    [34, 'SH', 'Schleswig-Holstein'],
    [35, 'TH', 'Thüringen'],
  ],
}

export interface Region {
  readonly region_id: number
  readonly region_code: string
}

/**
 * The region of an address: by the id in the request, else by the code, else by the region's text read as a code. Without a match:
 * id 0. docs/wire.md §4.4 step 4.
 */
export function findRegion(address: {
  readonly country_id?: string | null | undefined
  readonly region?: string | null | undefined
  readonly region_id?: string | number | null | undefined
  readonly region_code?: string | null | undefined
}): Region {
  const regions = REGIONS[address.country_id?.toUpperCase() ?? ''] ?? []
  const id = Number(address.region_id ?? 0)
  if (Number.isInteger(id) && id > 0) return { region_id: id, region_code: regions.find(([known]) => known === id)?.[1] ?? '' }
  const sought = (address.region_code || address.region || '').trim().toUpperCase()
  const found = regions.find(([, code]) => code === sought)
  return { region_id: found?.[0] ?? 0, region_code: found?.[1] ?? '' }
}
