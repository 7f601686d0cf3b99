/** Half the width of the exported wheel, whose middle is 0, 0. */
export const reach = 322;

/** Radii of its rings, from the outside. */
export const rings = {
  outer: 292,
  signs: 250,
  planets: 223,
  degrees: 192,
  minutes: 168,
  houses: 150,
  aspects: 128,
} as const;
