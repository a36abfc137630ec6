"""What the scenes have in common: shapes, materials, plants, roofs, buildings, light and the camera."""
