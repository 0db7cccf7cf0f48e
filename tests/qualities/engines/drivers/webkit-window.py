"""A bare window of WebKitGTK, as narrow as wanted, that WebKitWebDriver starts and drives.

Arguments: width, height, a file with JavaScript for the start of each document, and a file for
the errors that it sends, a line of JSON for each.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height, start, errors = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

settings = Gtk.Settings.get_default()
settings.set_property("gtk-enable-animations", False)  # Reduced motion.
settings.set_property("gtk-xft-hinting", 0)  # Letters of the same width as in the other engines.
settings.set_property("gtk-xft-hintstyle", "hintnone")

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def write_error(_scripts, result):
    with open(errors, "a", encoding="utf-8") as file:
        file.write(json.dumps(result.get_js_value().to_string()) + "\n")


scripts = WebKit2.UserContentManager()
scripts.connect("script-message-received::errors", write_error)
scripts.register_script_message_handler("errors")
with open(start, encoding="utf-8") as file:
    scripts.add_script(
        WebKit2.UserScript(
            file.read(),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
        )
    )

window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(width, height)
view = WebKit2.WebView(
    web_context=context,
    is_controlled_by_automation=True,
    user_content_manager=scripts,
)
window.add(view)
window.connect("destroy", Gtk.main_quit)
# There is no window manager that would give it the focus.
window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
window.show_all()


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", started)
Gtk.main()
