/** A star polygon around (20, 20) whose points, step and turn come from the text: an SVG path. */
export function star(seed: string, radius: number): string {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const points = 7 + (hash % 7);
  const step = 2 + ((hash >>> 5) % (Math.floor(points / 2) - 1));
  const turn = ((hash >>> 11) % 360) * (Math.PI / 180);
  let path = '';
  for (let from = 0; from < points; from++) {
    path += `M${corner(from)}L${corner(from + step)}`;
  }
  return path;

  function corner(place: number): string {
    const angle = turn + (place / points) * 2 * Math.PI;
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`;
  }
}
