import { LIGHT_DAYS_AU, MOON_SHARE } from './constants';
import { deflect } from './deflection';
import { toEclipticOfDate } from './frame';
import type { Moon } from './moon';
import type { SolarSystem } from './nbody';
import { add, cross, dot, norm, scale, subtract, type Vector } from './vector';
import { marsByTheory } from './vsop';

const LIGHT_SPEED = 1 / LIGHT_DAYS_AU;
const DEGREE = 180 / Math.PI;
const longitudeOf = (v: Vector) => (((Math.atan2(v[1], v[0]) * DEGREE) % 360) + 360) % 360;

/** Directions as seen from the Earth's centre, from the integrated solar system and the theories of Moon and Mars. */
export function apparentSky(system: SolarSystem, moon: Moon) {
  const earth = (jd: number): Vector => subtract(system.position('EMB', jd), scale(moon.position(jd), MOON_SHARE));
  const earthVelocity = (jd: number): Vector =>
    subtract(system.velocity('EMB', jd), scale(moon.velocity(jd), MOON_SHARE));

  // Asteroids, which the integration leaves out, pull Mars most: the theory, fitted to observation, is nearer to DE441 there.
  const body = (name: string, jd: number): Vector =>
    name === 'Mars' ? add(system.position('Sun', jd), marsByTheory(jd)) : system.position(name, jd);

  /** Aberration by the Earth's velocity (special relativity). */
  const aberrate = (v: Vector, jd: number): Vector => {
    const speed = scale(earthVelocity(jd), 1 / LIGHT_SPEED);
    const u = scale(v, 1 / norm(v));
    const root = Math.sqrt(1 - dot(speed, speed));
    const along = dot(u, speed);
    return add(scale(u, root), scale(speed, 1 + along / (1 + root)));
  };

  return {
    /** Longitude in degrees, mean equinox of date, of a planet or the Sun; `jd` is TT. */
    planet(name: string, jd: number): number {
      const here = earth(jd);
      let delay = 0;
      let seen: Vector = [0, 0, 0];
      for (let i = 0; i < 4; i++) {
        seen = subtract(body(name, jd - delay), here);
        delay = norm(seen) * LIGHT_DAYS_AU;
      }
      if (name !== 'Sun') {
        seen = deflect(
          seen,
          subtract(here, system.position('Sun', jd)),
          subtract(add(seen, here), system.position('Sun', jd - delay)),
        );
      }
      return longitudeOf(toEclipticOfDate(aberrate(seen, jd), jd));
    },
    /** Longitude in degrees, mean equinox of date, of the Moon (light time; aberration cancels). */
    moon(jd: number): number {
      const delay = norm(moon.position(jd)) * LIGHT_DAYS_AU;
      return longitudeOf(toEclipticOfDate(moon.position(jd - delay), jd));
    },
    /** Ascending node of the Moon's osculating orbit on the ecliptic of date, degrees from the mean equinox. */
    node(jd: number): number {
      const delay = norm(moon.position(jd)) * LIGHT_DAYS_AU;
      const pole = toEclipticOfDate(cross(moon.position(jd - delay), moon.velocity(jd - delay)), jd);
      return longitudeOf([-pole[1], pole[0], 0]);
    },
  };
}
