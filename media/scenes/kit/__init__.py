"""What the scenes share: shapes, materials, plants, roofs, buildings, light and the camera."""
