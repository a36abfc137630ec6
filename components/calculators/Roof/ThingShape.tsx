import type { ThingKind } from '@/lib/solar/roof/roof-outcome';
import styles from './RoofDrawing.module.scss';

interface Props {
  kind: ThingKind;
  box: { x: number; y: number; width: number; height: number };
}

export function ThingShape({ kind, box }: Props) {
  const { x, y, width, height } = box;
  const [middleX, middleY, half] = [x + width / 2, y + height / 2, Math.min(width, height) / 2];
  switch (kind) {
    case 'tank':
      return (
        <g className={styles.tank}>
          <rect className={styles.stand} {...box} rx="4" />
          <circle cx={middleX} cy={middleY} r={half * 0.94} />
          <circle className={styles.ring} cx={middleX} cy={middleY} r={half * 0.66} />
          <circle className={styles.lid} cx={middleX} cy={middleY} r={half * 0.3} />
          <path
            className={styles.shine}
            d={`M${middleX - half * 0.62} ${middleY - half * 0.36}a${half * 0.72} ${half * 0.72} 0 0 1 ${half * 0.5} ${-half * 0.36}`}
          />
        </g>
      );
    case 'tree':
      return (
        <g className={styles.tree}>
          <ellipse cx={middleX} cy={middleY} rx={width / 2} ry={height / 2} />
          <ellipse
            className={styles.leaves}
            cx={x + width * 0.38}
            cy={y + height * 0.4}
            rx={width * 0.26}
            ry={height * 0.26}
          />
          <ellipse
            className={styles.leaves}
            cx={x + width * 0.66}
            cy={y + height * 0.62}
            rx={width * 0.2}
            ry={height * 0.2}
          />
        </g>
      );
    case 'stair':
      return (
        <g className={styles.stair}>
          <rect {...box} rx="4" />
          <rect
            className={styles.slab}
            x={x + 14}
            y={y + 14}
            width={Math.max(0, width - 28)}
            height={Math.max(0, height - 28)}
            rx="3"
          />
          <path
            d={`M${x} ${y}l14 14M${x + width} ${y}l-14 14M${x} ${y + height}l14 -14M${x + width} ${y + height}l-14 -14`}
          />
        </g>
      );
    case 'house': {
      const inset = Math.min(24, half / 2);
      return (
        <g className={styles.house}>
          <rect {...box} rx="4" />
          <rect
            className={styles.terrace}
            x={x + inset}
            y={y + inset}
            width={width - 2 * inset}
            height={height - 2 * inset}
          />
          <path
            d={`M${x} ${y}l${inset} ${inset}M${x + width} ${y}l${-inset} ${inset}M${x} ${y + height}l${inset} ${-inset}M${x + width} ${y + height}l${-inset} ${-inset}`}
          />
        </g>
      );
    }
    default:
      return <rect className={styles.other} {...box} rx="4" />;
  }
}
