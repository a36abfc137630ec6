"""The script that Blender starts: `blender -b --python media/scenes/kit/start.py -- scene=FILE out=FOLDER`."""
import runpy
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
given = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1:])
runpy.run_path(given['scene'], run_name='__main__')
