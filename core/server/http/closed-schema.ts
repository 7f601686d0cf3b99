const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Paths in a schema where an object would accept keys nobody declared (mass assignment); empty when it is closed.
 * Compose with `Type.Composite`: the parts of an `allOf` cannot close each other.
 */
export const openPlaces = (schema: unknown, path = ''): string[] => {
  if (!isObject(schema)) return [];
  const below = (key: string, value: unknown): string[] => openPlaces(value, path === '' ? key : `${path}.${key}`);
  const found: string[] = [];
  const describesObject = schema.type === 'object' || 'properties' in schema || 'patternProperties' in schema;
  if (describesObject && schema.additionalProperties !== false && schema.unevaluatedProperties !== false)
    found.push(path || '(top)');
  for (const group of ['properties', 'patternProperties'])
    if (isObject(schema[group]))
      for (const [key, value] of Object.entries(schema[group])) found.push(...below(key, value));
  for (const group of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[group])) for (const value of schema[group]) found.push(...openPlaces(value, path));
  const items = Array.isArray(schema.items) ? schema.items : [schema.items];
  for (const value of items) found.push(...below('[]', value));
  return found;
};
