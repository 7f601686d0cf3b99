/** Kilometres within which an offer belongs to a place. */
export const around = 120;
const kilometresADegree = 111.2;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres between two points that lie close together, in a straight line. */
export const metresBetween = (from: Point, to: Point): number => {
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.abs(to.longitude - from.longitude);
  const north = to.latitude - from.latitude;
  const east = Math.min(turn, 360 - turn) * narrowing;
  return Math.round(Math.hypot(north, east) * kilometresADegree * 1000);
};

/** Bounds that hold everything around a point, and a little more. */
export const boxAround = ({ latitude, longitude }: Point) => {
  const north = around / kilometresADegree;
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east };
};
