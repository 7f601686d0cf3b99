import * as astronomy from 'astronomy-engine';
import { type Longitudes, turn } from '../ephemeris/sky';
import { PLANETS } from '../rules/names';
import { chartOfSkies, type Rival } from './rival';

function skyOf(date: Date): Longitudes {
  const time = astronomy.MakeTime(date);
  const toDate = astronomy.Rotation_EQJ_ECT(time);
  const lonOf = (v: astronomy.Vector) => astronomy.SphereFromVector(astronomy.RotateVector(toDate, v)).lon;
  const out = {} as Longitudes;
  for (const name of PLANETS) {
    out[name] = lonOf(
      name === 'Moon' ? astronomy.GeoMoon(time) : astronomy.GeoVector(astronomy.Body[name], time, true),
    );
  }
  const { x, y, z, vx, vy, vz } = astronomy.GeoMoonState(time);
  const pole = new astronomy.Vector(y * vz - z * vy, z * vx - x * vz, x * vy - y * vx, time);
  out.NorthNode = turn(lonOf(pole) + 90);
  out.Earth = turn(out.Sun + 180);
  out.SouthNode = turn(out.NorthNode + 180);
  return out;
}

/** The npm package astronomy-engine (MIT), which is installed for the bench alone. */
export const astronomyEngine: Rival = {
  name: 'astronomy-engine',
  does: 'activations and bodygraph',
  chart(ms) {
    const birth = skyOf(new Date(ms));
    const from = new Date(ms - 95 * 86_400_000);
    const design = astronomy.SearchSunLongitude(turn(birth.Sun - 88), from, 15);
    if (!design) throw new Error(`no design instant for ${new Date(ms).toISOString()}`);
    return chartOfSkies(birth, skyOf(design.date));
  },
};
